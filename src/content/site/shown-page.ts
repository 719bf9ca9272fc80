import type { Block } from '#content/blocks/index.ts'
import type { ContentSource } from '#content/ports/content.ts'
import type { ListedPost } from '#domain/blog/post.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import type { Services } from '#features/context.ts'
import { isUpcoming, workshopView } from '#features/workshops/site/workshop-view.ts'
import { hasHiddenTranslation } from '#frame/hidden-paths.ts'
import { allSeats, type Clock, type PageTag } from '#platform/ports.ts'

interface Sources {
  content: ContentSource
  workshops: Pick<Services, 'workshopDates'>
  clock: Clock
}

export function tagsOf(page: ContentPage): PageTag[] {
  return placesDates(page) ? ['workshops', ...allSeats, 'content'] : ['content']
}

function placesDates({ blocks }: ContentPage): boolean {
  return placesComponent(blocks, 'upcoming-dates', 'workshop-grid', 'trainers')
}

/** The data of a content page, including the parts that it places. */
export async function shownPage(
  page: ContentPage,
  language: Language,
  { content, workshops: { workshopDates }, clock }: Sources,
) {
  const all = placesDates(page) ? await workshopDates() : []
  const workshops = all
    .map((listed) => workshopView(listed, language, clock.now()))
    .filter((workshop) => workshop.live && isUpcoming(workshop))
  return {
    hiddenTranslation: hasHiddenTranslation(page),
    title: page.title,
    blocks: page.blocks,
    ...searchPart(page),
    workshops,
    posts: placesComponent(page.blocks, 'latest-posts') ? await latestPosts(content, language) : [],
    trainers: placesComponent(page.blocks, 'trainers') ? ((await content.trainers?.(language)) ?? []) : [],
    testimonials: placesComponent(page.blocks, 'testimonials') ? await content.testimonials(language) : [],
  }
}

const maxPosts = 3

async function latestPosts(content: ContentSource, language: Language): Promise<ListedPost[]> {
  if (content.postPage) return (await content.postPage(language, { page: 1, first: maxPosts })).posts
  return (await content.posts(language)).slice(0, maxPosts)
}

/** Whether any of these blocks, including nested ones, places one of these components. */
export function placesComponent(blocks: readonly Block[], ...names: readonly string[]): boolean {
  return blocks.some(
    (block) =>
      (block.name === 'flightdeck/component' && names.includes(block.componentName)) ||
      ('innerBlocks' in block && placesComponent(block.innerBlocks, ...names)),
  )
}
