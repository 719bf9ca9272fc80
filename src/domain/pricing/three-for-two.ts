/** '3 for 2' (docs/product.md#three-for-two): each full three participants of one booking pay for two. Gives the number of free seats. */
export function freeSeats(participants: number): number {
  return Math.floor(participants / 3)
}
