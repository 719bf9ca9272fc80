import type { EffectKind, EffectOf } from '#features/jobs/effect-kind.ts'

/** The time has come for which someone planned a page. Whether that is still the plan is for the pages to know. */
export const publishPage: EffectKind<EffectOf<'publish-page'>> = {
  async run({ contentService }, { pageId, at }) {
    await contentService?.pages.publishPlanned(pageId, Temporal.Instant.from(at))
  },
}
