/** What an organization says of tonight: it has room, is full, or asks to be called. */
export const roomAnswers = ['room', 'full', 'call'] as const
export type RoomAnswer = (typeof roomAnswers)[number]

export const roomWays = ['link', 'text'] as const
