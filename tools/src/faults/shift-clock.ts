/** Loaded before the server (`--import …?ms=60000`): the clock of this process is so many milliseconds off. */
const SHIFT_MS = Number(new URL(import.meta.url).searchParams.get('ms'));
const TrueDate = Date;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, parts: unknown[], newTarget) =>
    Reflect.construct(target, parts.length > 0 ? parts : [target.now() + SHIFT_MS], newTarget) as Date,
  get: (target, name) =>
    name === 'now' ? () => target.now() + SHIFT_MS : (Reflect.get(target, name) as unknown),
});
