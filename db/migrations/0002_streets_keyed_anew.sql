-- `street_key` has another answer for a street than the one that this index was built with.
REINDEX INDEX "locations_street_key";
