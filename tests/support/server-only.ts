// Replaces the package of this name, which throws unless a bundler replaced it.
export {}
