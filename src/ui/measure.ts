/** What visitors do that the agency may count. Whether it is reported depends on the visitor's consent. */
export type MeasuredEvent = 'form_sent' | 'call' | 'mail' | 'shortlist' | 'share' | 'search';

/** Details of an event. Nothing that identifies the visitor: no name, address, telephone or free text. */
export type MeasureParams = Readonly<Record<string, string | number | boolean>>;

export interface Measured {
  name: MeasuredEvent;
  params: MeasureParams;
}

/** The name of the event on `document` that carries a {@link Measured} as its detail. */
export const MEASURE = 'site:measure';

/** Reports that a visitor did something, as an event on `document`. Without a listener nothing happens. */
export function measure(name: MeasuredEvent, params: MeasureParams = {}): void {
  const detail: Measured = { name, params };
  document.dispatchEvent(new CustomEvent(MEASURE, { detail }));
}
