// Public face of the guest: the protocol it speaks. The guest's own code is never imported, only bundled.
export {
  type GuestMessage,
  type GuestReading,
  type HostMessage,
  headersSchema,
  readGuestMessage,
} from './protocol.ts';
