import { useEffect, useState } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import type { PastPlan, Planned, Schedule } from '../read-schedule';
import { byDay, comingWords, dayOf, pastWords, timeOf } from './schedule-words.rules';

const EMPTY = 'Rien n’est prévu. Sur un contenu, « Publier le » et « Retirer le » fixent une heure.';

const addressOf = ({ uid, documentId }: Planned) => `/content-manager/collection-types/${uid}/${documentId}`;

function Line({ plan, words }: { plan: Planned; words: string }) {
  return (
    <Flex tag="li" gap={3} alignItems="baseline">
      <Typography fontWeight="bold">{timeOf(plan.at)}</Typography>
      <Typography>
        <Link to={addressOf(plan)}>{plan.title || 'Sans titre'}</Link> {words}
      </Typography>
    </Flex>
  );
}

function Day({ day, plans }: { day: string; plans: readonly Planned[] }) {
  return (
    <Box tag="section" background="neutral0" padding={6} shadow="tableShadow" hasRadius>
      <Typography variant="delta" tag="h2">
        {day}
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={4}>
        {plans.map((plan) => (
          <Line key={`${plan.action} ${plan.documentId}`} plan={plan} words={comingWords(plan)} />
        ))}
      </Flex>
    </Box>
  );
}

function Past({ plans }: { plans: readonly PastPlan[] }) {
  if (plans.length === 0) return null;
  return (
    <Box tag="section">
      <Typography variant="delta" tag="h2">
        Déjà fait
      </Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2} paddingTop={4}>
        {plans.map((plan) => (
          <Line
            key={`${plan.action} ${plan.documentId} ${plan.at}`}
            plan={plan}
            words={`${pastWords(plan)} (${dayOf(plan.at)})`}
          />
        ))}
      </Flex>
    </Box>
  );
}

/** SCHED-03: what comes, day by day, in the hours of Paris. */
export function SchedulePage() {
  const { get } = useFetchClient();
  const [schedule, setSchedule] = useState<Schedule | 'failed' | null>(null);
  useEffect(() => {
    get<Schedule>('/schedule').then(
      ({ data }) => setSchedule(data),
      () => setSchedule('failed'),
    );
  }, [get]);
  if (schedule === null) return <Page.Loading />;
  if (schedule === 'failed') return <Page.Error />;

  return (
    <Page.Main>
      <Page.Title>Calendrier</Page.Title>
      <Layouts.Header title="Calendrier" subtitle="Ce qui sera publié ou retiré, à l’heure de Paris." />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {schedule.coming.length === 0 && <Typography>{EMPTY}</Typography>}
          {byDay(schedule.coming).map(([day, plans]) => (
            <Day key={day} day={day} plans={plans} />
          ))}
          <Past plans={schedule.past} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
