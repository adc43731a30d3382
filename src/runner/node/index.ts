// Public face of the Node side: guests as child processes, and the guest's bundle for the site. Runs in Node.
export { type Bundle, bundleGuest } from './bundle-guest.ts';
export { guestPlugin } from './guest-plugin.ts';
export { keptGuests } from './kept-guests.ts';
export { nodeGuests, type OpenGuest, type OpenGuestOptions } from './open-guest.ts';
