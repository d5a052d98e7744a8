import { type CustomPlugin, optimize, type XastChild, type XastParent } from 'svgo';
import { innerStyle, isDrawn, isDrawnAttribute } from '../../src/snapshot/drawing-parts.ts';

const take = (parent: XastParent, node: XastChild, by: XastChild[] = []): void => {
  // A new array, because svgo is iterating over the old one.
  parent.children = parent.children.flatMap((child) => (child === node ? by : [child]));
};

/**
 * Keeps only what draws (see drawing-parts.ts). By then svgo has resolved the entities of a document type.
 */
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
      // Replaces a link by its content.
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
 * Removes everything from a drawing (SVG) that runs or loads something: scripts, handlers, links, foreign
 * documents, animations, external addresses. Its look does not change.
 * @throws if it is not well-formed, with the line
 */
export const cleanDrawing = (svg: string): string =>
  optimize(svg, { plugins: ['removeScripts', onlyDrawn] }).data;
