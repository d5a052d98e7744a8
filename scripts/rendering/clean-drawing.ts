import { type CustomPlugin, optimize, type XastChild, type XastParent } from 'svgo';
import { innerStyle, isDrawn, isDrawnAttribute } from '../../src/snapshot/drawing-parts.ts';

const take = (parent: XastParent, node: XastChild, by: XastChild[] = []): void => {
  // A new list: svgo is walking through the old one.
  parent.children = parent.children.flatMap((child) => (child === node ? by : [child]));
};

/** Leaves what draws (see drawing-parts.ts). svgo has resolved the entities of a document type by then. */
const onlyDrawn: CustomPlugin<void> = {
  name: 'onlyDrawn',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        if (!isDrawn(node.name) && node.name !== 'a') return take(parent, node);
        for (const [name, value] of Object.entries(node.attributes)) {
          if (name === 'style') node.attributes[name] = innerStyle(value);
          else if (!isDrawnAttribute(name, value)) delete node.attributes[name];
        }
        if (node.name === 'style') {
          const css = node.children.map((child) => ('value' in child ? child.value : '')).join('');
          node.children = [{ type: 'text', value: innerStyle(css) }];
        }
      },
      // What a link holds is drawn, without the link.
      exit: (node, parent) => {
        if (node.name === 'a') take(parent, node, node.children);
      },
    },
    doctype: { enter: (node, parent) => take(parent, node) },
    instruction: { enter: (node, parent) => take(parent, node) },
    comment: { enter: (node, parent) => take(parent, node) },
  }),
};

/**
 * A drawing (SVG) of the data without anything that acts or loads: no scripts, handlers, links, foreign documents,
 * animations or addresses outside of it. It looks the same.
 * @throws where it is not well-formed, with the line
 */
export const cleanDrawing = (svg: string): string =>
  optimize(svg, { plugins: ['removeScripts', onlyDrawn] }).data;
