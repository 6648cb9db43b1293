import { describe, expect, it } from 'vitest';
import { CLOSED, isComplete, modalMachine, type ModalEvent, type ModalState } from './action-modal.machine';
import type { Choice } from './action-modal.model';

const BTS = { name: 'BTS Communication', slug: 'bts-communication' };
const MBA = { name: 'MBA Management', slug: 'mba-management' };
const LYON = { name: 'Lyon', slug: 'lyon' };
const NICE = { name: 'Nice', slug: 'nice' };

const choice = (programme: string | null = null, campus: string | null = null): Choice => ({
  action: 'brochure',
  programme,
  campus,
});
const opened = (programme?: string, campus?: string): ModalEvent => ({
  type: 'opened',
  choice: choice(programme, campus),
});
const programmeChosen = (programme: string | null): ModalEvent => ({ type: 'programmeChosen', programme });
const campusChosen = (campus: string | null): ModalEvent => ({ type: 'campusChosen', campus });
const programmesLoaded = (campus: string | null, ...programmes: (typeof BTS)[]): ModalEvent => ({
  type: 'programmesLoaded',
  choice: choice(null, campus),
  programmes,
});
const campusesLoaded = (programme: string | null, ...campuses: (typeof LYON)[]): ModalEvent => ({
  type: 'campusesLoaded',
  choice: choice(programme),
  campuses,
});
const campusNamed = (campus: string, ...campuses: (typeof LYON)[]): ModalEvent => ({
  type: 'campusesLoaded',
  choice: choice(null, campus),
  campuses,
});
const CONFIRMED: ModalEvent = { type: 'confirmed' };

/** Both lists are there, and both choices are made. */
const READY = [
  opened(),
  programmesLoaded(null, BTS, MBA),
  programmeChosen(BTS.slug),
  campusesLoaded(BTS.slug, LYON, NICE),
  campusChosen(LYON.slug),
  programmesLoaded(LYON.slug, BTS, MBA),
];
const BOTH = choice(BTS.slug, LYON.slug);

const play = (events: readonly ModalEvent[]): ModalState => events.reduce(modalMachine, CLOSED);

type Row = [sentence: string, events: ModalEvent[], expected: object];

describe('the action modal', () => {
  it.each<Row>([
    [
      'MODAL-01 opens with the chosen action',
      [{ type: 'opened', choice: { action: 'registration', programme: null, campus: null } }],
      { step: 'choosing', action: 'registration', programme: null, campus: null, error: null },
    ],
    [
      'MODAL-02 has no campus to choose, and waits for none, until something is chosen',
      [opened(), programmesLoaded(null, BTS)],
      { campuses: { status: 'loaded', options: [] }, programmes: { status: 'loaded', options: [BTS] } },
    ],
    [
      'MODAL-03 a chosen programme reloads the campuses',
      [opened(), programmesLoaded(null, BTS), programmeChosen(BTS.slug)],
      { programme: BTS.slug, campuses: { status: 'loading', options: [] } },
    ],
    [
      'MODAL-03 which come',
      [opened(), programmeChosen(BTS.slug), campusesLoaded(BTS.slug, LYON, NICE)],
      { campuses: { status: 'loaded', options: [LYON, NICE] } },
    ],
    [
      'MODAL-03 meanwhile the chosen campus stays',
      [...READY, programmeChosen(MBA.slug)],
      { campus: LYON.slug, campuses: { status: 'loading', options: [LYON] } },
    ],
    [
      'MODAL-03 and stays when it is in the list',
      [...READY, programmeChosen(MBA.slug), campusesLoaded(MBA.slug, LYON)],
      { campus: LYON.slug },
    ],
    [
      'MODAL-03 the campus is cleared when it is not, and the programmes of every campus are loaded',
      [...READY, programmeChosen(MBA.slug), campusesLoaded(MBA.slug, NICE)],
      { programme: MBA.slug, campus: null, programmes: { status: 'loading', options: [BTS, MBA] } },
    ],
    [
      'MODAL-03 a chosen campus reloads the programmes',
      [
        opened(),
        programmesLoaded(null, BTS, MBA),
        programmeChosen(BTS.slug),
        campusesLoaded(BTS.slug, LYON, NICE),
        campusChosen(NICE.slug),
      ],
      {
        programmes: { status: 'loading', options: [BTS, MBA] },
        campuses: { status: 'loaded', options: [LYON, NICE] },
      },
    ],
    [
      'MODAL-03 narrowed to that campus',
      [opened(), programmeChosen(BTS.slug), campusChosen(NICE.slug), programmesLoaded(NICE.slug, BTS)],
      { programmes: { status: 'loaded', options: [BTS] } },
    ],
    [
      'MODAL-03 with a campus and no programme, the campus list holds that campus only',
      [...READY, programmeChosen(null)],
      { programme: null, campus: LYON.slug, campuses: { options: [LYON] } },
    ],
    [
      'MODAL-03 without either, there is no campus again',
      [...READY, programmeChosen(null), campusChosen(null)],
      { campus: null, campuses: { status: 'loaded', options: [] } },
    ],
    [
      'MODAL-04 the programme of a page is chosen, and its campuses are waited for',
      [opened(BTS.slug)],
      { programme: BTS.slug, hasChosen: false, campuses: { status: 'loading', options: [] } },
    ],
    [
      'MODAL-04 the campus of a page is chosen, and its name is waited for',
      [opened(undefined, LYON.slug)],
      { campus: LYON.slug, campuses: { status: 'loading', options: [] } },
    ],
    [
      'MODAL-04 and shown',
      [opened(undefined, LYON.slug), campusNamed(LYON.slug, LYON)],
      { campus: LYON.slug, campuses: { status: 'loaded', options: [LYON] } },
    ],
    [
      'MODAL-04 a campus that nobody knows is not chosen',
      [opened(undefined, 'atlantide'), campusNamed('atlantide')],
      { campus: null, campuses: { status: 'loaded', options: [] } },
    ],
    [
      'MODAL-04 nor is a programme that the action does not have',
      [opened('certificat'), programmesLoaded(null, BTS)],
      { programme: null, campuses: { status: 'loaded', options: [] } },
    ],
    [
      'S-32 MODAL-04 and it says so, with the programme kept',
      [opened('certificat'), programmesLoaded(null, BTS)],
      { unavailable: 'certificat' },
    ],
    [
      'S-32 MODAL-04 whatever campus came with it',
      [
        opened('certificat', LYON.slug),
        programmesLoaded(LYON.slug, BTS),
        campusesLoaded('certificat'),
        programmesLoaded(null, BTS, MBA),
      ],
      { programme: null, campus: null, unavailable: 'certificat' },
    ],
    [
      'S-32 MODAL-04 until another one is chosen',
      [opened('certificat'), programmesLoaded(null, BTS), programmeChosen(BTS.slug)],
      { programme: BTS.slug, unavailable: null },
    ],
    [
      'S-32 MODAL-04 a programme that the action has is not told of',
      [opened(BTS.slug), programmesLoaded(null, BTS), campusesLoaded(BTS.slug, LYON)],
      { programme: BTS.slug, unavailable: null },
    ],
    [
      'MODAL-04 of a pair that is not listed, the campus goes and the programme stays',
      [opened(BTS.slug, NICE.slug), programmesLoaded(NICE.slug, MBA), campusesLoaded(BTS.slug, LYON)],
      { programme: BTS.slug, campus: null },
    ],
    [
      'MODAL-05 confirm requires a programme',
      [opened(undefined, LYON.slug), CONFIRMED],
      { step: 'choosing', error: 'selectionRequired' },
    ],
    [
      'MODAL-05 confirm requires a campus',
      [opened(BTS.slug), CONFIRMED],
      { step: 'choosing', error: 'selectionRequired' },
    ],
    [
      'MODAL-05 the next choice clears the error',
      [opened(), CONFIRMED, programmeChosen('x')],
      { error: null },
    ],
    ['MODAL-08 with both, the link is asked for', [...READY, CONFIRMED], { step: 'asking', error: null }],
    ['MODAL-08 once', [...READY, CONFIRMED, CONFIRMED], { step: 'asking' }],
    [
      'MODAL-08 and followed',
      [...READY, CONFIRMED, { type: 'linkFound', choice: BOTH }],
      { step: 'leaving' },
    ],
    [
      'MODAL-08 a link that was a file leaves the visitor where she was',
      [...READY, CONFIRMED, { type: 'linkFound', choice: BOTH }, { type: 'stayed' }],
      { step: 'choosing', error: null, campus: LYON.slug },
    ],
    [
      'MODAL-06 no link comes back',
      [...READY, CONFIRMED, { type: 'linkMissing', choice: BOTH }],
      { step: 'choosing', error: 'linkNotFound', programme: BTS.slug, campus: LYON.slug },
    ],
    [
      'the programmes do not come',
      [opened(), { type: 'loadFailed', of: 'programmes', choice: choice() }],
      { error: 'loadFailed', programmes: { status: 'failed', options: [] } },
    ],
    [
      'the campuses do not come',
      [opened(), programmeChosen(BTS.slug), { type: 'loadFailed', of: 'campuses', choice: choice(BTS.slug) }],
      { error: 'loadFailed', campuses: { status: 'failed', options: [] } },
    ],
    [
      'S-41 what did not come is asked for once more, and what came stays',
      [
        opened(BTS.slug),
        programmesLoaded(null, BTS),
        { type: 'loadFailed', of: 'campuses', choice: choice(BTS.slug) },
        { type: 'retried' },
      ],
      {
        error: null,
        retries: 1,
        programme: BTS.slug,
        programmes: { status: 'loaded' },
        campuses: { status: 'loading' },
      },
    ],
    [
      'the link does not come',
      [...READY, CONFIRMED, { type: 'loadFailed', of: 'link', choice: BOTH }],
      { step: 'choosing', error: 'loadFailed' },
    ],
  ])('%s', (_sentence, events, expected) => {
    expect(play(events)).toMatchObject(expected);
  });

  it('MODAL-07 on close the error and the choices are cleared', () => {
    expect(play([...READY, CONFIRMED, { type: 'closed' }])).toEqual(CLOSED);
    expect(play([...READY, CONFIRMED, { type: 'closed' }, opened()])).toEqual(play([opened()]));
  });
});

describe('an answer that comes too late is ignored', () => {
  it.each<[string, ModalEvent[], ModalEvent]>([
    ['programmes of a campus that is no longer chosen', [opened()], programmesLoaded(LYON.slug, MBA)],
    [
      'campuses of a programme that is no longer chosen',
      [opened(), programmeChosen(BTS.slug), programmeChosen(MBA.slug)],
      campusesLoaded(BTS.slug, LYON),
    ],
    ['the name of a campus that is no longer chosen', [opened()], campusNamed(LYON.slug, LYON)],
    [
      'programmes of another action',
      [opened()],
      {
        type: 'programmesLoaded',
        choice: { action: 'contact', programme: null, campus: null },
        programmes: [BTS],
      },
    ],
    [
      'a link after another choice',
      [...READY, CONFIRMED, campusChosen(NICE.slug)],
      { type: 'linkFound', choice: BOTH },
    ],
    [
      'no link after another choice',
      [...READY, CONFIRMED, campusChosen(NICE.slug), CONFIRMED],
      { type: 'linkMissing', choice: BOTH },
    ],
    ['a link that nobody asked for', READY, { type: 'linkFound', choice: BOTH }],
    [
      'a failure of an earlier choice',
      [opened(), programmeChosen(BTS.slug), programmeChosen(MBA.slug)],
      { type: 'loadFailed', of: 'campuses', choice: choice(BTS.slug) },
    ],
    ['anything after the close', [...READY, { type: 'closed' }], programmesLoaded(LYON.slug, BTS)],
    ['a choice after the close', [{ type: 'closed' }], programmeChosen(BTS.slug)],
    ['the end of a departure that was given up', READY, { type: 'stayed' }],
  ])('%s', (_sentence, events, late) => {
    const state = play(events);
    expect(modalMachine(state, late)).toEqual(state);
  });
});

describe('a complete choice', () => {
  it.each([
    [null, null, false],
    ['a', null, false],
    [null, 'b', false],
    ['a', 'b', true],
  ])('programme %s, campus %s: %s', (programme, campus, expected) => {
    expect(isComplete(choice(programme, campus))).toBe(expected);
  });
});
