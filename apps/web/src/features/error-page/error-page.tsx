import { ErrorIllustration } from './error-illustration';
import type { ErrorPageTexts } from './error-texts.rules';

/** The error page (ERRP-01 to 03), complete in the HTML. */
export function ErrorPage({ texts }: { texts: ErrorPageTexts }) {
  return (
    <>
      <h1>{texts.headline}</h1>
      <p>{texts.message}</p>
      {texts.technicalMessage ? <p lang="en">{texts.technicalMessage}</p> : null}
      <p>
        {texts.codeLabel} <strong>{texts.status}</strong>
      </p>
      <ErrorIllustration alt={texts.illustrationAlt} />
      <p>{texts.explanation}</p>
      <p>
        <a href={texts.homeHref}>{texts.backLabel}</a>
      </p>
      <nav aria-label={texts.prompt}>
        <p>{texts.prompt}</p>
        <ul>
          {texts.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
