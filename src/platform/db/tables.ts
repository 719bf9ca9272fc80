/** All tables of the program, for drizzle and its migrations. The content system has its own beside its code. */

export * from './tables/mail.ts'
export * from './tables/member.ts'
export * from './tables/operation.ts'
export * from './tables/order.ts'
export * from './tables/payment.ts'
export * from './tables/visitor.ts'
export * from './tables/workshop-date.ts'
