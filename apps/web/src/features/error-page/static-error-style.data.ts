/** The look of the error page where no style sheet can be counted on: its few rules, with the values of the tokens. */
export const STATIC_ERROR_STYLE = [
  "@font-face{font-family:B;src:url('/fonts/bricolage-grotesque-latin.woff2');font-weight:200 800;font-stretch:75% 100%;font-display:swap}",
  '*{box-sizing:border-box;margin:0;padding:0}',
  'body{background:#b5dbe0;color:#0b2a27;font:clamp(1.0625rem,1rem + .4vw,1.375rem)/1.4 Georgia,serif}',
  'main{display:grid;grid-template-columns:minmax(0,1fr);align-items:center;gap:2rem;width:min(100% - 2.5rem,85rem);min-height:100vh;margin:auto;padding-block:2rem}',
  '@media(min-width:901px){main{grid-template-columns:repeat(2,minmax(0,1fr))}}',
  'h1,.message,.prompt,a,.code{font-family:B,Arial,sans-serif;font-weight:600}',
  'h1{font-size:clamp(3.625rem,1.9rem + 7.4vw,8.75rem);font-weight:720;font-stretch:76%;line-height:.88}',
  '.message{font-size:clamp(1.5rem,1.3rem + .9vw,2.125rem);font-stretch:82%;line-height:1.1}',
  'p{margin-bottom:1.25rem}.message{margin-top:1rem}.prompt{margin:0}',
  '.code,a{font-size:1.0625rem;font-stretch:88%}.code{display:inline-block;padding:.5rem .75rem;background:#0b2a27;color:#fbfaf5;line-height:1}.code strong{color:#f7dc86}',
  'ul{display:flex;flex-wrap:wrap;list-style:none;margin-top:1rem}',
  'a{display:inline-flex;align-items:center;min-height:3rem;padding:.5rem 1.1rem;border:2px solid #0b2a27;background:#fbfaf5;color:inherit;text-decoration:none}',
  'li a{margin:0 -2px -2px 0}.exit,a:hover{background:#0b2a27;color:#fbfaf5}',
  'a:focus-visible{position:relative;outline:3px solid #0b2a27;outline-offset:3px}',
  'img{max-width:100%;height:auto}',
].join('');
