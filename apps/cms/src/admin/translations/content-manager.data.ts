/** Texts of the content manager that Strapi leaves in English. */
const missing: Record<string, string> = {
  'content-manager.actions.delete.label':
    'Supprimer l’entrée{isLocalized, select, true { (toutes les langues)} other {}}',
  'content-manager.actions.open-in-new-tab.label': 'Ouvrir dans un nouvel onglet',
  'content-manager.actions.copy-documentId.label': 'Copier l’identifiant du document',
  'content-manager.actions.copy-documentId.success': 'Identifiant du document copié dans le presse-papiers',
  'content-manager.components.DynamicZone.extra-components':
    'Il y a {number, plural, =0 {# composant} one {# composant} other {# composants}} en trop',
  'content-manager.components.DynamicZone.unknown-component': 'Composant inconnu',
  'content-manager.components.DynamicZone.move-up': 'Monter',
  'content-manager.components.DynamicZone.move-down': 'Descendre',
  'content-manager.components.RelationInputModal.modal-title': 'Modifier une relation',
  'content-manager.components.RelationInputModal.button-fullpage': 'Ouvrir l’entrée',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Certaines modifications n’ont pas été enregistrées. Voulez-vous vraiment fermer cette relation ? Les modifications non enregistrées seront perdues.',
  'content-manager.containers.edit.information.last-published.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.last-draft.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.document.value':
    '{time}{isAnonymous, select, true {} other { par {author}}}',
  'content-manager.containers.edit.information.documentId.label': 'Identifiant du document',
  'content-manager.containers.List.statusFilter.draft': 'Brouillon (jamais publié)',
  'content-manager.containers.List.statusFilter.published': 'Publié (tous)',
  'content-manager.containers.List.statusFilter.publishedModified': 'Publié (avec modifications en attente)',
  'content-manager.containers.List.statusFilter.publishedUnmodified': 'Publié (sans modification en attente)',
  'content-manager.containers.list.filters.status': 'Statut',
  'content-manager.containers.list.selectedEntriesModal.title': 'Publier les entrées',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.publish':
    '<b>{publishedCount}</b> {publishedCount, plural, =0 {entrée déjà publiée} one {entrée déjà publiée} other {entrées déjà publiées}}. <b>{draftCount}</b> {draftCount, plural, =0 {entrée prête} one {entrée prête} other {entrées prêtes}} à être {draftCount, plural, =0 {publiée} one {publiée} other {publiées}}. <b>{withErrorsCount}</b> {withErrorsCount, plural, =0 {entrée} one {entrée} other {entrées}} en attente d’une action.',
  'content-manager.containers.list.selectedEntriesModal.selectedCount.unpublish':
    '<b>{draftCount}</b> {draftCount, plural, =0 {entrée déjà dépubliée} one {entrée déjà dépubliée} other {entrées déjà dépubliées}}. <b>{publishedCount}</b> {publishedCount, plural, =0 {entrée prête à être dépubliée} one {entrée prête à être dépubliée} other {entrées prêtes à être dépubliées}}.',
  'content-manager.containers.list.autoCloneModal.error.unique':
    'Un champ à valeur unique ne peut pas contenir deux fois la même valeur.',
  'content-manager.containers.list.autoCloneModal.error.relation':
    'Dupliquer la relation pourrait la retirer de l’entrée d’origine.',
  'content-manager.containers.edit-settings.modal-form.mainField.hint':
    'Choisissez le champ affiché dans la vue d’édition et dans la liste',
  'content-manager.containers.edit-settings.modal-form.size': 'Taille',
  'content-manager.containers.SettingPage.add.relational-field': 'Insérer un autre champ lié',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode': 'Ouverture des relations',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.description':
    'Choisissez comment une relation s’ouvre lorsqu’on clique dessus',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.modal': 'Fenêtre (par défaut)',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.newTab':
    'Ouvrir dans un nouvel onglet',
  'content-manager.containers.SettingPage.editSettings.relationOpenMode.page': 'Aller à la page',
  'content-manager.containers.SettingPage.relations': 'Champs liés',
  'content-manager.form.Input.hint.character.unit':
    '{maxValue, plural, one { caractère} other { caractères}}',
  'content-manager.form.Input.hint.minMaxDivider': ' / ',
  'content-manager.form.Input.hint.text':
    '{min, select, undefined {} other {au moins {min}}}{divider}{max, select, undefined {} other {au plus {max}}}{unit}{br}{description}',
  'content-manager.permissions.not-allowed.locale':
    'Vous n’avez pas l’autorisation d’accéder à ce contenu dans la langue demandée',
  'content-manager.popUpWarning.warning.has-draft-relations.title': 'Confirmation',
  'content-manager.popUpWarning.warning.has-draft-relations.message':
    'Cette entrée est liée à {count, plural, one {# entrée en brouillon} other {# entrées en brouillon}}. {count, plural, one {Cette relation ne figurera pas dans la version publiée.} other {Ces relations ne figureront pas dans la version publiée.}}',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.message':
    '{count, plural, one {# entrée liée est encore en brouillon. Elle apparaîtra sur le site dès qu’elle sera publiée.} other {# entrées liées sont encore en brouillon. Elles apparaîtront sur le site dès qu’elles seront publiées.}}',
  'content-manager.popUpWarning.warning.has-draft-m2m-relations.additional':
    '{count, plural, one {# lien multiple mène} other {# liens multiples mènent}} à des brouillons, qui deviendront visibles une fois publiés.',
  'content-manager.popUpwarning.warning.bulk-has-draft-relations.message':
    '<b>{count} {count, plural, one {relation} other {relations}} sur {entities} {entities, plural, one {entrée} other {entrées}} {count, plural, one {n’est} other {ne sont}}</b> pas encore {count, plural, one {publiée} other {publiées}}, ce qui peut laisser des liens incomplets. ',
  'content-manager.popUpWarning.warning.unpublish':
    'Si vous ne publiez pas ce contenu, il deviendra automatiquement un brouillon.',
  'content-manager.popUpWarning.warning.unpublish-question': 'Voulez-vous vraiment ne pas le publier ?',
  'content-manager.preview.panel.title': 'Aperçu',
  'content-manager.preview.panel.button': 'Ouvrir l’aperçu',
  'content-manager.preview.panel.button-configuration': 'Configurer l’aperçu',
  'content-manager.preview.panel.button-disabled-tooltip': 'Enregistrez pour ouvrir l’aperçu',
  'content-manager.preview.page-title': 'Aperçu : {contentType}',
  'content-manager.preview.header.close': 'Fermer l’aperçu',
  'content-manager.preview.copy.label': 'Copier le lien de l’aperçu',
  'content-manager.preview.copy.success': 'Lien de l’aperçu copié',
  'content-manager.preview.tabs.label': 'Statut de l’aperçu',
  'content-manager.preview.device.select': 'Choisir le type d’appareil',
  'content-manager.preview.device.desktop': 'Ordinateur',
  'content-manager.preview.device.mobile': 'Mobile',
  'content-manager.preview.info.single-click-hint': 'Double-cliquez pour modifier',
  'content-manager.preview.error.invalid-field-path': 'Ce champ est introuvable dans le document actuel',
  'content-manager.preview.error.relations-not-handled':
    'Les relations ne peuvent pas encore être modifiées dans l’aperçu.',
  'content-manager.preview.error.incomplete-strapi-source':
    'Il manque à ce champ des informations nécessaires à l’aperçu',
  'content-manager.preview.error.different-document': 'Ce champ vient d’un autre document',
  'content-manager.preview.error.script-failed':
    'Impossible de charger le script de l’aperçu. La modification dans l’aperçu peut être indisponible.',
  'content-manager.relation.create': 'Créer une relation',
  'content-manager.success.records.publish': 'Publication réussie.',
  'content-manager.listView.validation.errors.title': 'Action requise',
  'content-manager.listView.validation.errors.message':
    'Vérifiez que tous les champs sont valides avant de publier (champ obligatoire, nombre de caractères, etc.)',
  'content-manager.history.sidebar.version-card.aria-label': 'Fiche de la version',
  'content-manager.history.sidebar.versionDescription':
    '{distanceToNow}{isAnonymous, select, true {} other { par {author}}}{isCurrent, select, true { <b>(actuelle)</b>} other {}}',
  'content-manager.history.version.subtitle':
    '{hasLocale, select, true {{subtitle}, en {locale}} other {{subtitle}}}',
  'content-manager.history.content.missing-assets.title':
    '{number, plural, =1 {Média manquant} other {{number} médias manquants}}',
  'content-manager.history.content.missing-assets.message':
    '{number, plural, =1 {Il a été supprimé} other {Ils ont été supprimés}} de la médiathèque et ne {number, plural, =1 {peut pas être restauré} other {peuvent pas être restaurés}}.',
  'content-manager.history.content.missing-relations.title':
    '{number, plural, =1 {Relation manquante} other {{number} relations manquantes}}',
  'content-manager.history.content.missing-relations.message':
    '{number, plural, =1 {Elle a été supprimée et ne peut pas être restaurée.} other {Elles ont été supprimées et ne peuvent pas être restaurées.}}',
  'content-manager.validation.error.unreadable-required-field':
    'Vos droits actuels ne permettent pas d’accéder à certains champs obligatoires. Demandez l’accès à un administrateur pour continuer.',
};

/** Texts written in Strapi's code only: they are in none of its dictionaries. */
const inCodeOnly: Record<string, string> = {
  'content-manager.plugin.name': 'Gestion du contenu',
  'content-manager.containers.list.table-headers.status': 'statut',
  'content-manager.Settings.list.actions.deleteAdditionalInfos':
    'Les versions dans les langues actives seront supprimées <em>(internationalisation)</em>',
  'content-manager.containers.ListPage.selectedEntriesModal.title': 'Publier les entrées',
  'content-manager.actions.unpublish.dialog.radio-label': 'Choisissez comment dépublier le document.',
  'content-manager.components.DynamicZone.more-actions': 'Plus d’actions',
  'content-manager.components.DynamicZone.add-item-above': 'Ajouter un composant au-dessus',
  'content-manager.components.DynamicZone.add-item-below': 'Ajouter un composant au-dessous',
  'content-manager.components.Blocks.dnd.reorder':
    '{item}, déplacé. Nouvelle position dans l’éditeur : {position}.',
  'content-manager.components.Blocks.dnd.instruction':
    'Pour réordonner les blocs, appuyez sur Commande ou Contrôle avec Maj et la flèche haut ou bas',
  'content-manager.components.Blocks.expand': 'Agrandir',
  'content-manager.components.Blocks.collapse': 'Réduire',
  'content-manager.restore.success.title': 'Version restaurée.',
  'content-manager.restore.success.message': 'Une version antérieure du contenu a été restaurée.',
  'content-manager.history.sidebar.title.version-card.aria-label': 'Fiche de la version',
  'content-manager.containers.SettingPage.edit-settings.modal-form.mainField.hint':
    'Choisissez le champ affiché',
  'content-manager.containers.ListSettingsView.modal-form.size': 'Taille',
  'preview.tabs.label': 'Statut du document',
  'preview.copy.label': 'Copier le lien de l’aperçu',
  'containers.list.displayedFields': 'Champs affichés',
  'containers.SettingPage.editSettings.description':
    'Glissez-déposez les champs pour construire la mise en page',
  'popUpWarning.bodyMessage.contentType.delete.all':
    'Mettre ces entrées à la corbeille ? Elles y restent 30 jours. Une entrée publiée que d’autres contenus utilisent se supprime depuis sa fiche, où les conséquences sont montrées.',
  'popUpWarning.bodyMessage.contentType.unpublish.all': 'Voulez-vous vraiment dépublier ces entrées ?',
  'components.Blocks.blocks.bulletList': 'Liste à puces',
  'components.Blocks.blocks.numberList': 'Liste numérotée',
  'history.content.localized':
    'Cette valeur est propre à cette langue. Si vous restaurez cette version, le contenu des autres langues ne sera pas remplacé.',
  'history.content.not-localized':
    'Cette valeur est commune à toutes les langues. Si vous restaurez cette version et enregistrez les modifications, le contenu sera remplacé dans toutes les langues.',
  'search.placeholder': 'Rechercher',
  cancel: 'Annuler',
};

/** Strapi's own French is wrong, broken or uses other words than the rest of the interface. */
const corrected: Record<string, string> = {
  'content-manager.App.schemas.data-loaded': 'Les schémas ont été chargés',
  'content-manager.ListViewTable.relation-loaded': 'Les relations ont été chargées',
  'content-manager.actions.discard.label': 'Annuler les modifications',
  'content-manager.actions.edit.label': 'Modifier',
  'content-manager.actions.unpublish.dialog.option.replace-draft':
    'Dépublier et remplacer le dernier brouillon',
  'content-manager.actions-drawer.close': 'Fermer les actions',
  'content-manager.bulk-publish.edit': 'Modifier',
  'content-manager.bulk-unpublish.already-unpublished': 'Déjà dépublié',
  'content-manager.components.EmptyAttributesBlock.description': 'Vous pouvez modifier vos paramètres',
  'content-manager.components.FieldItem.linkToComponentLayout': 'Modifier la mise en page du composant',
  'content-manager.components.LeftMenu.collection-types': 'Types de collection',
  'content-manager.components.Select.draft-info-title': 'Brouillon',
  'content-manager.components.Select.publish-info-title': 'Publié',
  'content-manager.components.SettingsViewWrapper.pluginHeader.description.edit-settings':
    'Personnalisez l’apparence de la vue d’édition.',
  'content-manager.components.empty-repeatable': 'Aucun élément pour le moment. Cliquez pour en ajouter un.',
  'content-manager.components.reset-entry': 'Réinitialiser l’entrée',
  'content-manager.components.uid.available': 'Disponible',
  'content-manager.components.uid.regenerate': 'Régénérer',
  'content-manager.components.uid.unavailable': 'Indisponible',
  'content-manager.containers.EditSettingsView.modal-form.edit-field': 'Modifier le champ',
  'content-manager.containers.Home.pluginHeaderDescription': 'Créez et modifiez vos contenus.',
  'content-manager.containers.Home.pluginHeaderTitle': 'Gestion du contenu',
  'content-manager.containers.SettingPage.editSettings.description':
    'Glissez-déposez les champs pour construire la mise en page',
  'content-manager.containers.SettingPage.editSettings.title': 'Vue d’édition (paramètres)',
  'content-manager.containers.SettingPage.layout': 'Mise en page',
  'content-manager.containers.SettingsPage.Block.generalSettings.description':
    'Configurez les options par défaut de vos types de collection',
  'content-manager.containers.SettingsView.list.subtitle':
    'Configurez la mise en page et l’affichage de vos types de collection et groupes',
  'content-manager.containers.edit-settings.modal-form.placeholder': 'Texte indicatif',
  'content-manager.containers.edit.information.document.label': 'Créé',
  'content-manager.containers.edit.information.last-draft.label': 'Modifié',
  'content-manager.containers.edit.panels.default.more-actions': 'Plus d’actions sur le document',
  'content-manager.containers.list.autoCloneModal.title':
    'Cette entrée ne peut pas être dupliquée directement.',
  'content-manager.containers.list.table.row-actions': 'Actions de la ligne',
  'content-manager.dnd.cancel-item': '{item}, déposé. Réorganisation annulée.',
  'content-manager.dnd.drop-item': '{item}, déposé. Position finale dans la liste : {position}.',
  'content-manager.emptyAttributes.description': 'Ajoutez un premier champ à votre type de collection',
  'content-manager.error.validation.max': 'La valeur est trop grande (maximum : {max}).',
  'content-manager.error.validation.maxLength': 'La valeur est trop longue (maximum : {max}).',
  'content-manager.error.validation.min': 'La valeur est trop petite (minimum : {min}).',
  'content-manager.error.validation.minLength': 'La valeur est trop courte (minimum : {min}).',
  'content-manager.form.Input.defaultSort': 'Champ de tri par défaut',
  'content-manager.form.Input.editable': 'Champ modifiable',
  'content-manager.form.Input.label': 'Libellé',
  'content-manager.form.Input.label.inputDescription':
    'Cette valeur remplace le libellé affiché en tête de colonne',
  'content-manager.form.Input.placeholder': 'Texte indicatif',
  'content-manager.form.Input.placeholder.placeholder': 'Mon texte indicatif',
  'content-manager.form.Input.search.field': 'Autoriser la recherche sur ce champ',
  'content-manager.form.Input.sort.field': 'Autoriser le tri sur ce champ',
  'content-manager.link-to-ctb': 'Modifier le modèle',
  'content-manager.notification.error.displayedFields': 'Au moins un champ doit être affiché',
  'content-manager.notification.info.minimumFields': 'Au moins un champ doit être affiché',
  'content-manager.notification.upload.error': 'Une erreur est survenue pendant l’import de vos fichiers',
  'content-manager.pages.ListView.header-subtitle':
    '{number, plural, =0 {# entrée trouvée} one {# entrée trouvée} other {# entrées trouvées}}',
  'content-manager.popUpwarning.warning.has-draft-relations.button-confirm': 'Publier sans les relations',
  'content-manager.relation.add': 'Ajouter ou créer une relation',
  'content-manager.relation.disconnect': 'Retirer',
  'content-manager.relation.publicationState.published': 'Publié',
  'content-manager.success.record.clone': 'Document dupliqué',
  'content-manager.success.record.delete': 'Document supprimé',
  'content-manager.success.record.discard': 'Modifications annulées',
  'content-manager.success.record.publish': 'Document publié',
  'content-manager.success.record.publishing': 'Publication en cours…',
  'content-manager.success.record.save': 'Document enregistré',
  'content-manager.success.record.unpublish': 'Document dépublié',
  'content-manager.success.records.delete': 'Suppression réussie.',
  'content-manager.success.records.unpublish': 'Dépublication réussie.',
  'content-manager.utils.data-loaded':
    '{number, plural, =1 {L’entrée a été chargée} other {Les entrées ont été chargées}}',
  'content-manager.widget.last-edited.no-data': 'Aucune entrée modifiée',
  'content-manager.widget.last-edited.single-type': 'Type unique',
  'content-manager.widget.last-edited.title': 'Dernières entrées modifiées',
};

export const contentManagerFrench: Record<string, string> = { ...missing, ...inCodeOnly, ...corrected };
