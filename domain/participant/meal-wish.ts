/** What somebody cannot or will not eat. It may tell of health or religion, so it is kept only by consent (Art. 9 GDPR). */
export interface MealWish {
  text: string
  /** The consent as it was read, word for word. */
  consentWording: string
  consentedAt: Temporal.Instant
}
