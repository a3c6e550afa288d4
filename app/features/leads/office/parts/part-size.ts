/** How many leads one request works; the next part is asked for at once. */
export const PART_SIZE = 200
