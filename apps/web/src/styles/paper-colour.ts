/** --papier of `tokens.css`, where a browser reads no style sheet: the installed app while it starts. */
export const PAPER_COLOUR = '#fbfaf5';
