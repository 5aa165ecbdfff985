// Loaded into a child: tells, when it ends, the most memory it had.
process.on('exit', () => process.stderr.write(`peak ${process.resourceUsage().maxRSS} KB\n`))
