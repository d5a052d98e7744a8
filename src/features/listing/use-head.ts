import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { fill } from '../../ui/fill.ts';
import { plural } from '../../ui/plural.ts';
import type { ListLabels } from './labels.ts';
import { addressOf } from './list-address.ts';
import type { List } from './list-store.ts';
import { type PageHead, pageHead } from './page-head.ts';

interface HeadInput {
  list: List;
  labels: ListLabels;
  firstPages: Readonly<Record<string, string>>;
}

/** Keeps title, heading and the links to other languages in step with the list. */
export function useHead({ list, labels, firstPages }: HeadInput): void {
  const { language, addresses } = list.setup;
  const [criteria, page, isServed] = [
    useStore(list.$criteria),
    useStore(list.$page),
    useStore(list.$isServed),
  ];
  const head = useRef<PageHead>(undefined);
  useEffect(() => {
    head.current ??= pageHead(firstPages);
    if (isServed) head.current.reset();
    else if (page)
      head.current.show({
        total: plural(labels, 'title', { count: page.total }, language),
        page: page.pages > 1 ? fill(labels['pages.xOfY'], { page: page.page, pages: page.pages }) : '',
      });
    const address = addressOf(criteria, addresses);
    head.current.link(address.startsWith(addresses.own) ? address.slice(addresses.own.length) : '');
  }, [criteria, page, isServed, labels, language, addresses, firstPages]);
}
