/**
 * The toast library writes its style sheet into the page by itself: first the empty element, then the text. A policy
 * that names both by their hashes lets exactly these in.
 */
export const toastStyles =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"
