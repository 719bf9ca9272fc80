import type { MealWish } from '#domain/participant/participant.ts'
import type { NamedParticipant } from '#features/booking/ports.ts'

export interface ParticipantStores {
  /** Corrects the data of the participant in a seat. */
  correct(participant: NamedParticipant): Promise<void>
  /** Gives the seat of `formerId` to someone else: links and meal of the former are gone. */
  replace(formerId: string, participant: NamedParticipant): Promise<void>
  /** Takes someone and their seat out of an order: links, meal and answers about the certificate are gone. */
  remove(participantId: string): Promise<void>
  /** Keeps or, with null, forgets what someone cannot eat. */
  keepMeal(participantId: string, meal: MealWish | null): Promise<void>
  /** Of everyone in an order. */
  forgetMeals(orderId: string): Promise<void>
}

export interface ParticipantReads {
  /** The order of a participant; null when no one has this id (any more). */
  orderOfParticipant(participantId: string): Promise<string | null>
  /** What the people of an order cannot eat, by their ids. */
  mealsOf(orderId: string): Promise<Map<string, MealWish>>
}
