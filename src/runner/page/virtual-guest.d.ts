/** Address of the guest's bundle, made by ../node/guest-plugin.ts. */
declare module 'virtual:pegadinha-guest' {
  const url: string;
  export default url;
}
