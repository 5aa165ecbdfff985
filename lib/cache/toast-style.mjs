/**
 * The toast library injects its style sheet: first the empty element, then the text. A policy
 * with both hashes allows exactly these.
 */
export const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"
