/** The channel on which PostgreSQL tells every process that the data version moved. */
export const DATA_VERSION_CHANNEL = 'arbiter_data_version';
