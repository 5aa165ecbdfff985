// In place of the package of this name, whose only deed is to throw where a bundler did not replace it.
export {}
