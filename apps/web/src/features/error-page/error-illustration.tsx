/** A globe with one gore missing, and a route that leaves it. */
export function ErrorIllustration({ alt }: { alt: string }) {
  return (
    <svg role="img" aria-label={alt} viewBox="0 0 240 160" width="240" height="160" fill="none">
      <g stroke="currentColor" strokeWidth="2">
        <path d="M100 20a60 60 0 1 0 0 120a60 60 0 1 0 0-120" />
        <path d="M100 20c-44 36-44 84 0 120M100 20c-16 36-16 84 0 120" />
        <path d="M44 60h112M44 100h112" />
        <path d="M190 44c22 24 22 56 0 80c-8-24-8-56 0-80" strokeDasharray="5 4" />
        <path d="M100 80c24 34 58 44 96 60" strokeDasharray="2 6" />
      </g>
    </svg>
  );
}
