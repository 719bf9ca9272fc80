import type { Trainer } from '#domain/content/trainer.ts'
import type { TrainerDate } from '#features/trainers/site/trainer-cards.tsx'
import { useWorkshopWords } from './use-workshop-words.ts'
import { isUpcoming, type WorkshopView } from './workshop-view.ts'

/** Dates per card. */
const nextDates = 2

/** The next dates of each trainer, by id, of those that the page knows. */
export function useTrainerDates(workshops: readonly WorkshopView[]) {
  const words = useWorkshopWords()
  const datesOf = ({ id }: Trainer): TrainerDate[] =>
    workshops
      .filter((workshop) => workshop.live && isUpcoming(workshop) && workshop.profileIds.includes(id))
      .slice(0, nextDates)
      .map((workshop) => ({
        href: workshop.href,
        text: [workshop.code, words.place(workshop), words.dates(workshop)].join(', '),
      }))
  return (trainers: readonly Trainer[]): Record<string, TrainerDate[]> =>
    Object.fromEntries(trainers.map((trainer) => [trainer.id, datesOf(trainer)]))
}
