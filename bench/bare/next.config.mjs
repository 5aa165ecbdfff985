/** An empty Next site: the floor that ours is measured against. */
export default { agentRules: false, poweredByHeader: false, distDir: process.env.BARE_DIST }
