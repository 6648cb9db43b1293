/** Nothing that could end a comment in SQL or a line of the log. */
const REQUEST_ID = /^[\w.-]{1,100}$/;

/** The id that a header gives to a request, if it can be one. */
export function givenRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : undefined;
}
