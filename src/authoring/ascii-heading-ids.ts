// Markdown plugin for the build: heading anchors without accents, so that links to them can be typed and read.
// Runs before Astro's own id plugin, which keeps ids that are already there.
import GithubSlugger from 'github-slugger';
import { headingAnchor } from '../core/index.ts';

interface HeadingNode {
  tagName: string;
  properties?: Record<string, unknown>;
}
interface PluginContext {
  textContent(node: HeadingNode): string;
  setProperty(node: HeadingNode, name: string, value: string): void;
}

/** A plugin for the `hastPlugins` of Astro's Markdown processor; numbering of repeated anchors starts anew per page. */
export function asciiHeadingIds() {
  return () => {
    const slugger = new GithubSlugger();
    return {
      name: 'ascii-heading-ids',
      element: {
        filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
        visit(node: HeadingNode, context: PluginContext) {
          if (typeof node.properties?.id === 'string') return;
          context.setProperty(node, 'id', headingAnchor(context.textContent(node), slugger));
        },
      },
    };
  };
}
