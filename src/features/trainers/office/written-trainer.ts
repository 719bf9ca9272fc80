import { chosenPicture } from '#content/office/media/picture-choices.ts'
import type { WrittenTrainer } from '#content/ports/content-service.ts'
import type { LibraryPicture } from '#content/ports/pictures.ts'
import type { LinkPicture } from '#domain/content/search-engine.ts'
import { linksOf, type newTrainerForm, trainerTextsOf } from '#domain/content/trainer.ts'
import { languages } from '#domain/language.ts'

interface Around {
  /** What was there before. */
  before: LinkPicture | null
  library: readonly LibraryPicture[]
}

/** What is stored of a form. The portrait is beside the name: it needs no words of its own. */
export function writtenTrainer(
  form: ReturnType<typeof newTrainerForm.parse>,
  { before, library }: Around,
): WrittenTrainer {
  const { name, languages: taughtIn, workshops, links, picture, isPublished } = form
  const chosen = chosenPicture(picture, { before, library, language: languages[0] })
  return {
    name,
    texts: trainerTextsOf(form),
    languages: taughtIn,
    workshops,
    links: linksOf(links),
    picture: chosen && { ...chosen, alt: '' },
    isPublished,
  }
}
