/** The look of the relay's few pages; the site's stylesheets have names that change with each build. */
export const STYLE = `
:root{color-scheme:light dark;--ground:#f6f3ec;--paper:#fffdf8;--ink:#1f2a2e;--quiet:#566064;--line:#8a8f8c;--green:#1f5c4d;--on-green:#fff;--red:#a3341f}
@media(prefers-color-scheme:dark){:root{--ground:#1b2326;--paper:#232d31;--ink:#f1ede3;--quiet:#b9c0bd;--line:#7d8784;--green:#8fd0bd;--on-green:#12201c;--red:#f2a08f}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-width:40rem;margin-inline:auto;padding:2rem 1.25rem 4rem}
h1{margin:0 0 1rem;font:2rem/1.2 Georgia,serif}
a{color:var(--green)}
p,ul{margin:0 0 1rem}
.summary{margin-block:1.5rem;padding:1rem 1.25rem;border:1px solid var(--red);border-radius:4px;background:var(--paper)}
.summary ul{margin:0;padding-left:1.25rem}
.summary a{display:inline-block;padding-block:.35rem;color:var(--red)}
.field,fieldset{margin:0 0 1.5rem;padding:0;border:0}
label,legend{display:block;padding:0;font-weight:600}
.choice{display:flex;gap:.6rem;align-items:center;min-height:2.75rem;font-weight:400}
.choice input{flex:none;width:1.25rem;height:1.25rem;accent-color:var(--green)}
.quiet{color:var(--quiet);font-size:.9rem;font-weight:400}
.error{margin:.25rem 0 0;color:var(--red);font-weight:600}
input:not([type=checkbox],[type=radio]),select,textarea{display:block;width:100%;min-height:2.75rem;margin-top:.35rem;padding:.55rem .75rem;border:1px solid var(--line);border-radius:4px;background:var(--paper);color:inherit;font:inherit}
[aria-invalid=true]{border-color:var(--red);border-width:2px}
button{min-height:2.75rem;padding:.6rem 1.5rem;border:0;border-radius:4px;background:var(--green);color:var(--on-green);font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid var(--green);outline-offset:2px}
`;
