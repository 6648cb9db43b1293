/** STATE-07: what is written to the console of a browser goes nowhere. */
export const QUIET_CONSOLE_SCRIPT =
  'for(const name in console)if(typeof console[name]=="function")console[name]=()=>{}';
