import { openEmbeddedDatabase } from './embedded';
import { prepareTemplate, templatesFolder } from './embedded/cluster-template';

/**
 * Run by the build: leaves an empty database with every migration, which new data directories begin as a copy of.
 * Nothing of a person or an installation is in it.
 */
await prepareTemplate(templatesFolder, async (directory) => {
  const database = await openEmbeddedDatabase(directory);
  await database.migrate();
  await database.close();
});
