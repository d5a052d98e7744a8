import type { Page } from '@playwright/test';

/**
 * Features of the language and the browser that the forms' scripts use or have used, except those in every
 * browser with module support. A browser, an extension or a page without TLS may lack each of them.
 */
export const APIS: readonly string[] = `
  AbortController AbortSignal.any AbortSignal.timeout Array.prototype.at
  Array.prototype.find Array.prototype.findIndex Array.prototype.flat Array.prototype.flatMap
  Array.prototype.includes Array.prototype.toSorted CSS.escape Crypto.prototype.getRandomValues
  Crypto.prototype.randomUUID CustomEvent Element.prototype.after Element.prototype.append
  Element.prototype.closest Event Element.prototype.matches Element.prototype.replaceChildren
  Element.prototype.scrollIntoView Element.prototype.toggleAttribute EventTarget.prototype.dispatchEvent FormData
  Intl HTMLFormElement.prototype.requestSubmit Intl.DateTimeFormat Intl.NumberFormat
  Map Map.groupBy Object.entries Object.fromEntries
  Object.groupBy Performance.prototype.now Promise.race Promise.prototype.catch
  Promise.withResolvers Reflect Response.prototype.json Set
  String.prototype.isWellFormed String.prototype.normalize String.prototype.padStart String.prototype.replaceAll
  String.prototype.toWellFormed SubtleCrypto.prototype.digest SubmitEvent TextEncoder
  URLSearchParams Uint8Array WeakMap WeakSet
  crypto fetch performance queueMicrotask
  sessionStorage structuredClone
`
  .trim()
  .split(/\s+/);

/** Removes a feature from pages that are loaded afterwards. */
export const removeApi = (page: Page, api: string) =>
  page.addInitScript((path) => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const owner = names.reduce<unknown>((object, name) => Reflect.get(Object(object), name), window);
    if (typeof owner === 'object' || typeof owner === 'function') Reflect.deleteProperty(owner ?? {}, last);
  }, api);
