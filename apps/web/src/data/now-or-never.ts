/**
 * For a change that is asked about first: without a connection it fails at once, because one that waits would be made
 * later, even after its question was left by 'Cancel'.
 */
export const nowOrNever = { networkMode: 'always' } as const
