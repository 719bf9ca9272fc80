import type { Trainer } from '#domain/content/trainer.ts'
import type { TrainerDate } from '#features/trainers/site/trainer-cards.tsx'
import { useWorkshopWords } from './use-workshop-words.ts'
import { isUpcoming, type WorkshopView } from './workshop-view.ts'

/** How many dates a card names. */
const nextDates = 2

/** The next dates of a trainer, of those that the page knows. */
export function useTrainerDates(workshops: readonly WorkshopView[]): (trainer: Trainer) => TrainerDate[] {
  const words = useWorkshopWords()
  return ({ id }) =>
    workshops
      .filter((workshop) => workshop.live && isUpcoming(workshop) && workshop.profileIds.includes(id))
      .slice(0, nextDates)
      .map((workshop) => ({
        href: workshop.href,
        text: [workshop.code, words.place(workshop), words.dates(workshop)].join(', '),
      }))
}
