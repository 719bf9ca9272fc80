/** Every table of the program, for drizzle and its migrations. The content system keeps its own beside its code. */
export * from './tables/action-log.ts'
export * from './tables/last-good-answer.ts'
export * from './tables/mail.ts'
export * from './tables/order.ts'
export * from './tables/payment.ts'
export * from './tables/personal-link.ts'
export * from './tables/registration.ts'
export * from './tables/workshop-date.ts'
