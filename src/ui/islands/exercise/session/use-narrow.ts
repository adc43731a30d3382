// Whether the page shows its parts as tabs (phones) or side by side. Runs in the page; false in the build.
import { useEffect, useState } from 'preact/hooks';

/** The same width as in exercise.css, where tabs begin to be shown. */
export const narrowWidth = '(max-width: 51.99rem)';

export function useNarrow(): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const query = matchMedia(narrowWidth);
    const follow = (): void => setMatches(query.matches);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return matches;
}
