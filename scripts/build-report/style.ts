/** The report's styles, inlined because the report is one self-contained file. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #f6f3ec; --raised: #fffdf8; --ink: #1f2a2e; --soft: #55636a; --line: #d8d2c4; --green: #1f5c4a; --brick: #9c3b26; --moss: #5d6b2f; }
@media (prefers-color-scheme: dark) { :root { --ground: #171f22; --raised: #1f2a2e; --ink: #f3efe7; --soft: #a9b4b8; --line: #38464b; --green: #7fc4ab; --brick: #eb937c; --moss: #b7c77f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 72rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1 { font: 600 2.2rem/1.15 Georgia, serif; margin: 0; }
h2 { font: 600 1.4rem/1.3 Georgia, serif; margin: 3.5rem 0 .75rem; border-top: 1px solid var(--line); padding-top: 1.25rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
p { max-width: 48rem; margin: .5rem 0; }
a { color: var(--green); }
a:hover { text-decoration-thickness: 2px; }
.soft { color: var(--soft); }
.bad { color: var(--brick); font-weight: 600; }
.good { color: var(--moss); font-weight: 600; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-top: 1.25rem; }
nav a { display: inline-block; padding: .5rem 0; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: 1px; margin: 1.5rem 0 0; }
.figures div { background: var(--raised); box-shadow: 0 0 0 1px var(--line); padding: .75rem 1rem; }
.figures dt { color: var(--soft); font-size: .875rem; }
.figures dd { margin: 0; font: 600 1.375rem/1.3 Georgia, serif; font-variant-numeric: tabular-nums; white-space: nowrap; }
ul.cards { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(19rem, 1fr)); gap: .75rem; }
ul.cards li { display: grid; grid-template-columns: 6rem 1fr; gap: .75rem; background: var(--raised); border: 1px solid var(--line); padding: .5rem; }
ul.cards img, .none { width: 6rem; height: 4rem; object-fit: cover; background: var(--line); display: block; }
ul.cards strong { display: block; }
ul.cards span { display: block; font-size: .875rem; color: var(--soft); overflow-wrap: anywhere; }
ul.cards div > div + div { margin-top: .5rem; }
ul.cards a { overflow-wrap: anywhere; }
.refused { margin: 1.5rem 0 0; padding: 1rem 1.25rem; background: var(--raised); border-left: .35rem solid var(--brick); }
.refused p { margin: 0; }
code { font: .9em ui-monospace, monospace; }
table { border-collapse: collapse; width: 100%; margin: .75rem 0; background: var(--raised); }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border: 1px solid var(--line); overflow-wrap: anywhere; }
th { font-size: .875rem; color: var(--soft); font-weight: 600; }
.faults { table-layout: fixed; }
.faults td .soft { font-weight: 400; }
.faults .cure { color: var(--ink); font-weight: 400; background: var(--ground); padding-top: .75rem; }
.faults thead th:first-child { width: 22%; }
.faults thead th:last-child { width: 26%; }
@media (max-width: 40rem) {
  .faults thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .faults tbody, .faults tr, .faults td, .faults .cure { display: block; }
  .faults .cure { border: 0; }
  .faults td { border: 0; padding: .125rem .75rem; overflow-wrap: anywhere; }
  .faults td:first-child { font-weight: 600; padding-top: .5rem; }
  .faults tr { border: 1px solid var(--line); padding-bottom: .5rem; }
  .faults tr:has(.cure) { padding-bottom: 0; }
}
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.scroll { overflow-x: auto; }
details { margin: .5rem 0; }
summary { cursor: pointer; padding: .5rem 0; }
`;
