/** Address of the guest's bundle, made by ../node/guest-plugin.ts. */
declare module 'virtual:pegadinha-guest' {
  const url: string;
  export default url;
}

/** Address of the bundle for exercises that talk to Amazon Bedrock. */
declare module 'virtual:pegadinha-guest-converse' {
  const url: string;
  export default url;
}
