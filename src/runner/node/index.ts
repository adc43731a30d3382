// Public face of the Node side: guests as child processes, and the guest's bundle for the site. Runs in Node.
export { type Bundle, bundleGuest } from './bundle-guest.ts';
export { guestPlugin } from './guest-plugin.ts';
export { nodeGuests, type OpenGuestOptions } from './open-guest.ts';
