import type { MealWish } from '#domain/participant/participant.ts'
import type { NamedParticipant } from '#features/booking/ports.ts'

export interface ParticipantStores {
  /** Corrects the data of who holds a seat. */
  correct(participant: NamedParticipant): Promise<void>
  /** Gives the seat of `formerId` to somebody else: links and meal of the former are gone. */
  replace(formerId: string, participant: NamedParticipant): Promise<void>
  /** Keeps or, with null, forgets what somebody cannot eat. */
  keepMeal(participantId: string, meal: MealWish | null): Promise<void>
  /** Of everybody in an order. */
  forgetMeals(orderId: string): Promise<void>
}

export interface ParticipantReads {
  /** The order of a participant; null when nobody has this id (any more). */
  orderOfParticipant(participantId: string): Promise<string | null>
  /** What the people of an order cannot eat, by their ids. */
  mealsOf(orderId: string): Promise<Map<string, MealWish>>
}
