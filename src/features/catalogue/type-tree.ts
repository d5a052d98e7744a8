import { FORMAT_LOCALE, type Locale } from '../../i18n/locales.ts';

/** A list item as the CRM exports it. */
export interface ListItem {
  ID: number;
  ParentID?: number | undefined;
  Name: string;
  WebID: string;
  ShowOrder: number;
}

export interface TreeNode<Item extends ListItem> {
  id: number;
  parentid: number | undefined;
  /** `ID-Name`. */
  value: string;
  label: string;
  item: Item;
  children: TreeNode<Item>[];
}

/**
 * The tree of list items (specification, section 3, Tree node). Every item is in it exactly once. An item
 * whose parent is missing is a root; of items that are each other's parents, the first one listed is a root.
 * Roots are in the order of `ShowOrder`, then of `WebID`; children in that of their labels.
 * @param items those of one language; if two have the same ID, children belong to the first
 * @param locale the language whose rules sort the labels
 */
export function typeTree<Item extends ListItem>(items: readonly Item[], locale: Locale): TreeNode<Item>[] {
  const nodes = items.map(
    (item): TreeNode<Item> => ({
      id: item.ID,
      parentid: item.ParentID,
      value: `${item.ID}-${item.Name}`,
      label: item.Name,
      item,
      children: [],
    }),
  );
  const roots = attach(nodes);
  const { compare } = new Intl.Collator(FORMAT_LOCALE[locale], { numeric: true });
  const byLabel = (a: TreeNode<Item>, b: TreeNode<Item>) => compare(a.label, b.label) || a.id - b.id;
  for (const node of nodes) node.children.sort(byLabel);
  return roots.sort(
    (a, b) => a.item.ShowOrder - b.item.ShowOrder || compare(a.item.WebID, b.item.WebID) || byLabel(a, b),
  );
}

/** The nodes of a tree as lists show them: each above its children. */
export const inOrder = <Item extends ListItem>(nodes: readonly TreeNode<Item>[]): TreeNode<Item>[] =>
  nodes.flatMap((node) => [node, ...inOrder(node.children)]);

/** Attaches each node to its parent and returns the roots. */
function attach<Item extends ListItem>(nodes: readonly TreeNode<Item>[]): TreeNode<Item>[] {
  const byId = new Map<number, TreeNode<Item>>();
  for (const node of nodes) if (!byId.has(node.id)) byId.set(node.id, node);
  const parentOf = (node: TreeNode<Item>) =>
    node.parentid === undefined ? undefined : byId.get(node.parentid);
  const settled = new Set<TreeNode<Item>>();
  const roots: TreeNode<Item>[] = [];
  for (const start of nodes) {
    const climbed = new Set<TreeNode<Item>>();
    let node: TreeNode<Item> | undefined = start;
    while (node && !settled.has(node) && !climbed.has(node)) {
      climbed.add(node);
      node = parentOf(node);
    }
    const cut = node && climbed.has(node) ? node : undefined;
    for (const passed of climbed) {
      settled.add(passed);
      const parent = passed === cut ? undefined : parentOf(passed);
      (parent ? parent.children : roots).push(passed);
    }
  }
  return roots;
}
