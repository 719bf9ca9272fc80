import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'

/** Comes at the time that was set for a post. Does nothing when another time is set by then, or none. */
export const publishPost: EffectKind<EffectOf<'publish-post'>> = {
  run: async ({ contentService }, { postId, at }) => contentService?.posts.publishPlanned(postId, at),
}
