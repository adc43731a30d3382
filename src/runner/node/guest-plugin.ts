// Gives the page the address of the guest's bundle: `import guestUrl from 'virtual:pegadinha-guest'`, and of the one with
// the AWS SDK under 'virtual:pegadinha-guest-converse'. Runs in Node.
// The bundle becomes an asset of its own with a hashed name, in the dev server and in the build alike.
// And it keeps the list of the world's public suffixes (45 KB) out of the page: MSW wants it for cookies, of which
// the simulated API has none.
import { bundleGuest } from './bundle-guest.ts';

const guests = {
  'virtual:pegadinha-guest': 'messages',
  'virtual:pegadinha-guest-converse': 'converse',
} as const;
const suffixesId = '\0pegadinha-no-public-suffixes';

interface GuestPlugin {
  name: string;
  enforce: 'pre';
  resolveId(id: string): string | undefined;
  load(id: string): Promise<string | undefined>;
}

/** The Vite plugin; put it into `vite.plugins` of astro.config.mjs. */
export function guestPlugin(): GuestPlugin {
  return {
    name: 'pegadinha-guest',
    enforce: 'pre',
    resolveId(id) {
      if (id in guests) return `\0${id}`;
      return id === 'tldts' ? suffixesId : undefined;
    },
    async load(id) {
      if (id === suffixesId) return 'export const getDomain = (host) => host;';
      const publicId = id.slice(1);
      if (!id.startsWith('\0') || !(publicId in guests)) return undefined;
      const { file } = await bundleGuest({ api: guests[publicId as keyof typeof guests] });
      return `export { default } from ${JSON.stringify(`${file.replaceAll('\\', '/')}?url`)};`;
    },
  };
}
