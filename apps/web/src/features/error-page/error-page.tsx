import type { ReactNode } from 'react';
import { ART } from '@/lib/art.data';
import { LinkButton } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Link } from '@/ui/link';
import { Picture } from '@/ui/picture';
import styles from './error-page.module.css';
import type { ErrorPageTexts } from './error-texts.rules';

const PROMPT_ID = 'autres-pages';

function Words({ texts }: { texts: ErrorPageTexts }) {
  const { codeLabel, status, technicalMessage, heading, message, explanation, back } = texts;
  return (
    <>
      <div className={styles.marks}>
        <p className={styles.code}>
          {codeLabel} <strong>{status}</strong>
        </p>
        {technicalMessage && (
          <p className="small-print" lang="en">
            {technicalMessage}
          </p>
        )}
      </div>
      <h1 className={classNames(styles.heading, message !== null && styles.headline)}>{heading}</h1>
      {message && <p className={classNames('heading-2', styles.message)}>{message}</p>}
      <p className={classNames('lead', styles.explanation)}>{explanation}</p>
      {back && (
        <p className={styles.back}>
          <LinkButton variant="solid" href={back.href}>
            {back.label}
          </LinkButton>
        </p>
      )}
    </>
  );
}

/** The error page (ERRP-01 to 03), complete in the HTML. `search`: a way to look for what is not there. */
export function ErrorPage({ texts, search }: { texts: ErrorPageTexts; search?: ReactNode }) {
  return (
    <div className={classNames('sur-teinte teinte-mer', styles.page)}>
      <div className={classNames('container grid', styles.columns)}>
        <div>
          <Words texts={texts} />
          {search && <div className={styles.search}>{search}</div>}
          <nav aria-labelledby={PROMPT_ID}>
            <p className="heading-4" id={PROMPT_ID}>
              {texts.prompt}
            </p>
            <ul className={styles.exits}>
              {texts.links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Picture image={{ ...ART.error, alt: texts.illustrationAlt, widths: [] }} isPriority />
      </div>
    </div>
  );
}
