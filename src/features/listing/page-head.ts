export interface HeadTexts {
  /** The total as text, such as "3 properties for sale". */
  total: string;
  /** "Page 2 of 3"; empty if there is one page. */
  page: string;
}

/** The parts of a page outside the island that show its state: title, heading, links to other languages. */
export interface PageHead {
  show(texts: HeadTexts): void;
  /** Restores the served state. */
  reset(): void;
  /**
   * Points the links to other languages to these criteria; an empty query restores their original targets.
   */
  link(query: string): void;
}

/** Finds those parts; one that the page does not have is ignored. */
export function pageHead(firstPages: Readonly<Record<string, string>>): PageHead {
  const title = document.querySelector('title');
  const total = document.querySelector('[data-list-total]');
  const page = document.querySelector('[data-list-page]');
  const served = { title: document.title, total: total?.textContent ?? '', page: page?.textContent ?? '' };
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')].map((link) => ({
    link,
    href: link.getAttribute('href') ?? '',
  }));
  const write = (element: Element | null, text: string) => {
    if (element && element.textContent !== text) element.textContent = text;
  };
  return {
    show(texts) {
      const { name = served.title, site = '' } = title?.dataset ?? {};
      document.title = joined(' · ', joined(' – ', name, texts.page, texts.total), site);
      write(total, texts.total);
      write(page, texts.page);
    },
    reset() {
      document.title = served.title;
      write(total, served.total);
      write(page, served.page);
    },
    link(query) {
      for (const { link, href } of links) {
        const first = firstPages[link.dataset['language'] ?? ''];
        link.setAttribute('href', query && first ? first + query : href);
      }
    },
  };
}

const joined = (joint: string, ...parts: string[]): string => parts.filter(Boolean).join(joint);
